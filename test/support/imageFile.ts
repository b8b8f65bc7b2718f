/** Replaces image files under jest: the address of each is the same. */
export default '/image.svg';
