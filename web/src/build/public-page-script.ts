/**
 * The only script of the public menu; the page is readable without it. It removes photos that fail to load: their dishes
 * then look like dishes without a photo. It runs after the page is parsed, so it also removes those that have
 * already failed.
 */
export const publicPageScript = [
  "const drop=(photo)=>{if(photo.matches('.act img,.photos img'))photo.remove()};",
  "addEventListener('error',({target})=>{if(target instanceof Element)drop(target)},true);",
  'for(const photo of document.images)if(photo.complete&&photo.naturalWidth===0)drop(photo);',
].join('\n');
