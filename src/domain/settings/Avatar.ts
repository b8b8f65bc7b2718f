export type AvatarProblem = 'notAnImage' | 'tooLarge';

/** Bytes. The profile contains the picture as base64 text, which is a third larger. */
export const AVATAR_LIMIT = 2_000_000;

/** Why a file cannot be the dealer's picture. `size` is in bytes. */
export function avatarProblem({ type, size }: { readonly type: string; readonly size: number }): AvatarProblem | null {
  if (!type.startsWith('image/') || size === 0) return 'notAnImage';
  return size > AVATAR_LIMIT ? 'tooLarge' : null;
}
