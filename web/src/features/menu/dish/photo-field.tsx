import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { savePhoto } from '@bhoj/domain/menu/dish/menu.contract';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import type { DishControl } from './dish-control.ts';
import { preparePhoto } from '../../../blocks/photo/prepare-photo.ts';

const SIDE = 88;

export interface PhotoFieldProps {
  readonly control: DishControl;
  readonly isWorking: boolean;
  readonly onWorking: (isWorking: boolean) => void;
}

/** Scales a chosen photo down, uploads it, and puts its id into the form. */
function usePhoto({ control, onWorking }: PhotoFieldProps) {
  const reasonSentences = useMenuReasons();
  const words = useWords(menuPart).photo;

  const { field } = useController({ control, name: 'photo' });
  const send = useCall(savePhoto);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File) => {
    setFault(null);
    onWorking(true);
    try {
      const photo = await preparePhoto(file);
      if ('fault' in photo) setFault(words[photo.fault]);
      else field.onChange((await send(photo)).photoId);
    } catch (cause) {
      setFault(reasonSentences[cause instanceof CallFailure ? cause.reason : 'unexpected']);
    }
    onWorking(false);
  };
  const remove = () => {
    setFault(null);
    field.onChange(null);
  };
  return { photoId: field.value, fault, choose, remove };
}

function Preview({ photoId }: { readonly photoId: string | null }) {
  const look = {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: SIDE,
    height: SIDE,
    borderRadius: cssVar('radius-control'),
    backgroundColor: cssVar('sunken'),
    color: cssVar('muted'),
    objectFit: 'cover',
  } as const;
  return photoId === null ? (
    <Box aria-hidden sx={look}>
      <ImagePlus size={24} />
    </Box>
  ) : (
    <Box component="img" alt="" src={photoHref(photoId, 'small')} sx={look} />
  );
}

export function PhotoField(props: PhotoFieldProps) {
  const words = useWords(menuPart).photo;

  const { photoId, fault, choose, remove } = usePhoto(props);
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <FormLabel component="p" id={`${id}-label`} sx={{ m: 0, mb: 1, fontSize: cssVar('type-sm') }}>
        {words.label}
      </FormLabel>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Preview photoId={photoId} />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            label={words.label}
            accept="image/*"
            variant="outlined"
            isBusy={props.isWorking}
            aria-describedby={`${id}-hint`}
            onFile={(file) => void choose(file)}
          >
            {props.isWorking ? words.working : photoId === null ? words.add : words.change}
          </FileButton>
          {photoId !== null && (
            <Button variant="text" disabled={props.isWorking} onClick={remove}>
              {words.remove}
            </Button>
          )}
        </Stack>
      </Stack>
      <FormHelperText id={`${id}-hint`} error={fault !== null} role={fault === null ? undefined : 'alert'}>
        {fault ?? words.hint}
      </FormHelperText>
    </div>
  );
}
