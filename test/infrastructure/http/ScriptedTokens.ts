import type { AccessTokens } from '../../../src/infrastructure/http/client/AccessTokens';

/** Tokens with fixed values that record how they were used. */
export class ScriptedTokens implements AccessTokens {
  readonly refused: string[] = [];
  forgotten = 0;
  isRenewalLost = false;

  constructor(
    public token: string | null = 'first',
    public renewal: string | null = 'second',
  ) {}

  async current(): Promise<string | null> {
    return this.token;
  }

  async renewed(refused: string): Promise<string | null> {
    this.refused.push(refused);
    return this.renewal;
  }

  forget(): void {
    this.forgotten += 1;
  }
}
