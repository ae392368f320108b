/**
 * The one script of the public menu, which is read without it too: a photo that fails to load goes away, and its dish is
 * shown as one without a photo. It runs after the page is read, so it also looks for those that have failed already.
 */
export const publicPageScript = [
  "const drop=(photo)=>{if(photo.matches('.act img'))photo.remove()};",
  "addEventListener('error',({target})=>{if(target instanceof Element)drop(target)},true);",
  'for(const photo of document.images)if(photo.complete&&photo.naturalWidth===0)drop(photo);',
].join('\n');
