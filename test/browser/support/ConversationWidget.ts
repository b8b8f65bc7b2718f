import { expect, type Locator, type Page } from '@playwright/test';

/** The button and the panel of the conversation about an offer, found by their English names. */
export class ConversationWidget {
  readonly button: Locator;
  readonly panel: Locator;
  readonly field: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Messages( \d\+?)?$/ });
    this.panel = page.getByRole('dialog', { name: 'Messages', exact: true });
    this.field = this.panel.getByRole('textbox', { name: 'Message' });
    this.log = this.panel.getByRole('log');
  }

  /** A text entered before the conversation has loaded stays in the field. */
  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await expect(this.panel.getByRole('button', { name: 'Send' })).toBeEnabled();
    await this.field.press('Enter');
  }
}
