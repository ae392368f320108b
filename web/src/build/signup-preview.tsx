import { common } from '../messages/shared/en/common.ts';
import { signup } from '../messages/front/en/signup.ts';

const FIELDS = 7;

/** What /signup shows until its scripts have loaded: the heading as on the page itself, and the form's outline. */
export const SignupPreview = () => (
  <section>
    <h1>{signup.title}</h1>
    <p>{signup.text}</p>
    <div role="status" aria-busy="true" aria-label={common.loading}>
      {Array.from({ length: FIELDS }, (_, n) => (
        <i key={n} />
      ))}
    </div>
  </section>
);
