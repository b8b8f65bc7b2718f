export interface Sounds {
  /**
   * Plays the short tone that announces news. Resolves to false if the browser plays none, for example because the dealer
   * has not pressed anything on this page.
   */
  chime(): Promise<boolean>;
}

export const Sounds = Symbol('Sounds');
