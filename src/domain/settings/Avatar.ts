export type AvatarProblem = 'notAnImage' | 'tooLarge';

/** Bytes. It travels as text inside the profile, a third larger still. */
export const AVATAR_LIMIT = 2_000_000;

/** Why a chosen file cannot be the dealer's picture. */
export function avatarProblem({ type, size }: { readonly type: string; readonly size: number }): AvatarProblem | null {
  if (!type.startsWith('image/') || size === 0) return 'notAnImage';
  return size > AVATAR_LIMIT ? 'tooLarge' : null;
}
