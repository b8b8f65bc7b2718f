/**
 * The `ref` of an image. React sets an attribute `src` while it renders and again in the commit, and each time the browser
 * begins to load the image.
 */
export const showImage = (address: string) => (image: HTMLImageElement | null) => {
  if (image && image.getAttribute('src') !== address) image.src = address;
};
