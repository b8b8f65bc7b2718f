import { AVATAR_LIMIT, avatarProblem } from '../../../src/domain/settings/Avatar';

describe('avatarProblem', () => {
  it.each([
    ['image/png', 10, null],
    ['image/svg+xml', AVATAR_LIMIT, null],
    ['image/png', 2_000_000, null],
    ['image/png', 2_000_001, 'tooLarge'],
    ['image/jpeg', AVATAR_LIMIT + 1, 'tooLarge'],
    ['application/pdf', 10, 'notAnImage'],
    ['text/html', AVATAR_LIMIT + 1, 'notAnImage'],
    ['', 10, 'notAnImage'],
    ['image/png', 0, 'notAnImage'],
  ])('for a file of type %j with %d bytes is %s', (type, size, problem) =>
    expect(avatarProblem({ type, size })).toBe(problem),
  );
});
