import { writeFileSync } from 'node:fs';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { expectReady } from './expectReady';

/** More than the controls of any page. */
const MOST_STOPS = 300;

interface Heard {
  readonly how: string;
  readonly text: string;
}

declare global {
  var heardTexts: Heard[];
  /** What had the focus at the last note. */
  var notedFocus: Element | null;
}

/**
 * Goes through the app by keyboard alone. It counts the stops, which are the presses that only move the focus, and writes down
 * what a screen reader is given: each part that gets the focus, and the text of each live region, in their order.
 */
export class KeyboardWalk {
  private readonly lines: string[] = [];
  private stops = 0;
  private keys = 0;
  private focus: readonly string[] = [];
  private around: readonly string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  static async through(page: Page): Promise<KeyboardWalk> {
    await page.addInitScript(hearLiveRegions);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new KeyboardWalk(page, browser);
  }

  /** A part of the way, which may have at most so many stops. The numbers are annotations of the test. */
  async part(name: string, most: number, steps: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      [this.stops, this.keys] = [0, 0];
      this.lines.push('', `## ${name}`, '');
      const counted = () => `${this.stops} stops, ${this.keys} other keys`;
      try {
        await steps();
        await this.note();
      } finally {
        this.lines.push('', counted());
        this.write();
      }
      test.info().annotations.push({ type: 'stops', description: `${name}: ${counted()}` });
      expect.soft(this.stops, `${name}: ${counted()}`).toBeLessThanOrEqual(most);
    });
  }

  /** Presses Tab, or another key that moves the focus, until the target has the focus. */
  async to(goal: Locator, key = 'Tab'): Promise<void> {
    // The code behind a part that opens may still be loading. A press before it is there would go past it.
    await expect(goal.filter({ visible: true }).first()).toBeVisible();
    await this.note();
    for (let presses = 0; (await goal.and(this.page.locator(':focus')).count()) === 0; presses += 1) {
      expect(presses, `${String(goal)} has no focus after so many presses of ${key}`).toBeLessThan(MOST_STOPS);
      await this.page.keyboard.press(key);
      this.stops += 1;
      if (key !== 'Tab' && key !== 'Shift+Tab') await this.page.evaluate(someFrames);
      await this.note();
    }
    await expectReady(goal.and(this.page.locator(':focus')));
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.note();
    for (const key of keys) await this.page.keyboard.press(key);
    this.keys += keys.length;
    this.lines.push(`- presses ${keys.join(' ')}`);
    await this.page.evaluate(someFrames);
    await this.note();
  }

  async type(text: string, { isSecret = false } = {}): Promise<void> {
    await this.page.keyboard.type(text);
    this.lines.push(`- types ${isSecret ? 'the password' : `"${text}"`}`);
    await this.note();
  }

  /** Writes the transcript into the results of the test. */
  private write(): void {
    writeFileSync(test.info().outputPath('transcript.md'), `${this.lines.join('\n')}\n`);
  }

  /** Writes down what was said since the last note, and what has the focus now. */
  async note(): Promise<void> {
    const heard = await this.page.evaluate(() => globalThis.heardTexts.splice(0));
    this.lines.push(...heard.map(({ how, text }) => `- **${how}** ${text}`));
    const { around, self } = await this.page.evaluate(namedAround);
    const isSame = await this.page.evaluate(isNotedFocus);
    const focus = await this.focused();
    if (focus.join() === this.focus.join()) return;
    const entered = around.filter(part => !this.around.includes(part));
    // Of what keeps the focus, a screen reader says only what has changed.
    const said = isSame && focus[0] === this.focus[0] ? focus.filter(part => !this.focus.includes(part)) : focus;
    [this.focus, this.around] = [focus, [...around, ...self]];
    if (said.length > 0) this.lines.push(`- ${[...entered.map(part => `_${part}_`), said.join(', ')].join(' · ')}`);
  }

  /** The role with the name, the value, the states and the description of what has the focus. */
  private async focused(): Promise<readonly string[]> {
    const { result } = await this.browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return ['nothing'];
    const asked = { objectId: result.objectId, fetchRelatives: false };
    const { nodes } = await this.browser.send('Accessibility.getPartialAXTree', asked);
    const [node] = nodes;
    if (!node) return ['nothing'];
    const states = (node.properties ?? [])
      .filter(({ name }) => spokenStates.includes(name))
      .filter(({ name, value }) => (name === 'invalid' ? value.value !== 'false' : value.value !== false))
      .map(({ name, value }) => (value.value === true ? name : `${name} ${String(value.value)}`));
    const text = (of: { value?: unknown } | undefined) => (typeof of?.value === 'string' ? of.value.trim() : '');
    const { role, name, value, description } = node;
    const isNamed = text(name) !== '';
    if (isNamed) expect.soft(text(description), 'what describes a part says more than its name').not.toBe(text(name));
    const named = `${text(role)} "${text(name)}"${isNamed ? '' : ' (no name)'}`;
    return [named, text(value), ...states, text(description)].filter(Boolean);
  }
}

const spokenStates: readonly string[] = [
  'pressed',
  'checked',
  'expanded',
  'selected',
  'disabled',
  'required',
  'invalid',
  'busy',
];

/** The app's own keys move the focus once the next part is drawn. */
const someFrames = () =>
  new Promise<void>(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Whether the same part had the focus at the last note. */
function isNotedFocus(): boolean {
  const isSame = globalThis.notedFocus === document.activeElement;
  globalThis.notedFocus = document.activeElement;
  return isSame;
}

/** The named parts around what has the focus, with their descriptions, which a screen reader says as the focus enters them. */
function namedAround(): { readonly around: readonly string[]; readonly self: readonly string[] } {
  const roles: Readonly<Record<string, string>> = {
    DIALOG: 'dialog',
    NAV: 'navigation',
    MAIN: 'main',
    FIELDSET: 'group',
    TABLE: 'table',
    SECTION: 'region',
    ASIDE: 'complementary',
    FORM: 'form',
    ARTICLE: 'article',
  };
  const nameOf = (at: Element): readonly string[] => {
    const role = at.role ?? roles[at.tagName];
    const labelling = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = labelling.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
    const legend = at instanceof HTMLFieldSetElement ? at.querySelector('legend')?.textContent : null;
    const name = (at.ariaLabel ?? (label || legend))?.trim();
    const describing = at.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = describing
      .map(id => document.getElementById(id)?.innerText.replace(/\s+/g, ' ') ?? '')
      .join(' ');
    return role && name ? [[`${role} ${name}`, description.trim()].filter(Boolean).join(', ')] : [];
  };
  const around: string[] = [];
  for (let at = document.activeElement?.parentElement; at; at = at.parentElement) around.unshift(...nameOf(at));
  return { around, self: document.activeElement ? nameOf(document.activeElement) : [] };
}

function hearLiveRegions(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
  const last = new WeakMap<Element, string>();
  globalThis.heardTexts = [];

  const howOf = (region: Element, isNew: boolean): string => {
    const modal = [...document.querySelectorAll('dialog:modal, .pswp--open')].at(-1);
    if (region.closest('[inert], [aria-hidden="true"]') || (modal && !modal.contains(region))) return 'inert:';
    const isAlert = (region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite')) === 'assertive';
    // Screen readers read an alert that comes with its text, but not every status.
    return isAlert ? 'alert:' : isNew ? 'status that came with its text:' : 'status:';
  };
  /** A status and an alert are read as a whole, and any other region only where it has changed. */
  const hear = (region: Element, isNew: boolean, part = region): void => {
    const text = (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (last.get(part) === text) return;
    last.set(part, text);
    if (text !== '' && region.checkVisibility({ visibilityProperty: true }))
      globalThis.heardTexts.push({ how: howOf(region, isNew), text });
  };
  const observer = new MutationObserver(changes => {
    // Without its style sheets, the page shows what they hide.
    if (document.readyState === 'loading') return;
    const fresh = new Set<Element>();
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(LIVE)) fresh.add(region);
      }
    }
    const changed = new Map<Element, Element>();
    for (const { target, addedNodes } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest(LIVE);
      if (!parent || !region || fresh.has(region)) continue;
      if (region.matches('[role="status"], [role="alert"]')) changed.set(region, region);
      else if (!(target instanceof Element)) changed.set(parent, region);
      else for (const node of addedNodes) changed.set(node instanceof Element ? node : parent, region);
    }
    for (const region of fresh) hear(region, true);
    for (const [part, region] of changed) hear(region, false, part);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
