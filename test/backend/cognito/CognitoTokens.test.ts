/** @jest-environment node */
import { CognitoTokens, type Rotation } from './CognitoTokens';

const anna = { userId: '1', email: 'anna@dealer.example' };
let seconds = 0;

function tokensOf(rotation: Rotation | null): CognitoTokens {
  const now = () => seconds * 1000;
  return new CognitoTokens({ issuer: 'pool', clientId: 'client', accessTokenSeconds: 60, now, rotation });
}

function refreshed(tokens: CognitoTokens, refreshToken = '') {
  const result = tokens.refresh(refreshToken);
  if (typeof result === 'string') throw new Error(`The refresh token is ${result}.`);
  return result;
}

describe('CognitoTokens', () => {
  it('issue no new refresh token without rotation', () => {
    const tokens = tokensOf(null);
    const { RefreshToken: token } = tokens.signIn(anna);
    expect(refreshed(tokens, token)).not.toHaveProperty('RefreshToken');
    expect(tokens.holderOf(refreshed(tokens, token).AccessToken)).toEqual(anna);
  });

  it('accept a rotated refresh token within the grace period only', () => {
    const tokens = tokensOf({ graceSeconds: 10 });
    const { RefreshToken: first = '' } = tokens.signIn(anna);
    const { RefreshToken: second = '' } = refreshed(tokens, first);
    seconds += 10;
    expect(refreshed(tokens, first).RefreshToken).not.toBe(second);
    seconds += 1;
    expect(tokens.refresh(first)).toBe('reused');
    expect(tokens.holderOf(refreshed(tokens, second).AccessToken)).toEqual(anna);
  });

  it('are all revoked with one refresh token of their sign-in', () => {
    const tokens = tokensOf({ graceSeconds: 0 });
    const { AccessToken, RefreshToken: first = '' } = tokens.signIn(anna);
    const { RefreshToken: second = '' } = refreshed(tokens, first);
    tokens.revokeLogin(second);
    expect(tokens.holderOf(AccessToken)).toBeNull();
    expect([first, second, 'unknown'].map(token => tokens.refresh(token))).toEqual(['invalid', 'invalid', 'invalid']);
  });
});
