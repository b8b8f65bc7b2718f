import address from 'inter-ui/variable/InterVariable.woff2';

/**
 * Sets the texts in Inter if its file is here before the first of them is drawn, so that no text on screen moves. The file has
 * the letters of our languages only (`.config/build/fontLoader.js`). No style sheet names it, because the browser would then
 * fetch it as soon as a text is drawn, which delays the first screen.
 */
export async function loadTypeface(): Promise<void> {
  const face = new FontFace('Inter', `url(${address})`, { weight: '400 600' });
  try {
    await face.load();
  } catch {
    // The texts stay in the typeface of the system.
    return;
  }
  const isDrawn = document.querySelector('[data-root]') !== null;
  if (!isDrawn) document.fonts.add(face);
}
