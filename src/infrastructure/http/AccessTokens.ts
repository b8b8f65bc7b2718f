/** Whoever can show the servers that a dealer is signed in. Nothing here ever throws. */
export interface AccessTokens {
  /** A token with life left in it; null where there is no session, or none could be had. */
  current(): Promise<string | null>;
  /** After a 401 to the token `refused`: one renewal serves all who were refused with it. Null where none could be had. */
  renewed(refused: string): Promise<string | null>;
  /** The server wants no more of this session. */
  forget(): void;
}
