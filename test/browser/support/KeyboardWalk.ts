import { writeFileSync } from 'node:fs';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { expectReady } from './expectReady';

/** More than the controls of any page. */
const MOST_STOPS = 300;

interface Heard {
  readonly how: string;
  readonly text: string;
}

interface Focus {
  readonly id: number;
  /** The named parts around it, the outermost first. */
  readonly around: readonly { readonly id: number; readonly text: string }[];
  readonly text: string;
  /** Its value, its states and its description, each with its kind: a value may be the same text as the description before. */
  readonly details: readonly { readonly kind: 'value' | 'state' | 'description'; readonly text: string }[];
  /** Its active descendant. */
  readonly option: string | null;
}

/** A value of the browser's accessibility tree. */
interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly backendDOMNodeId?: number;
}

declare global {
  var heardTexts: Heard[];
}

/**
 * Goes through the app by keyboard alone. It counts the stops, which are the presses that only move the focus, and writes down
 * what a screen reader is given: each part that gets the focus, and the text of each live region, in their order.
 */
export class KeyboardWalk {
  private readonly lines: string[] = [];
  private stops = 0;
  private keys = 0;
  private focus: Focus | null = null;

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
        const lines = this.heard();
        const twice = lines.filter((line, index) => line.startsWith('- **') && lines[index - 1] === line);
        expect.soft(twice, `${name}: nothing is said twice`).toEqual([]);
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

  /** What has been written down of the part that runs now. */
  heard(): readonly string[] {
    return this.lines.slice(this.lines.findLastIndex(line => line.startsWith('## ')) + 1);
  }

  /** Writes down what was said since the last note, and what has the focus now. */
  async note(): Promise<void> {
    await this.page.evaluate(someFrames);
    const heard = await this.page.evaluate(() => globalThis.heardTexts.splice(0));
    this.lines.push(...heard.map(({ how, text }) => `- **${how}** ${text}`));
    const before = this.focus;
    const focus = await this.focused();
    this.focus = focus;
    if (focus === null) return;
    if (before?.id !== focus.id) {
      const entered = focus.around.filter(({ id }) => !before?.around.some(part => part.id === id));
      this.lines.push(`- ${[...entered.map(({ text }) => `_${text}_`), focus.text].join(' · ')}`);
    } else {
      // The part keeps the focus, so only what has changed is read again.
      const isKnown = ({ kind, text }: Focus['details'][number]) =>
        before.details.some(detail => detail.kind === kind && detail.text === text);
      const changed = focus.details.filter(detail => !isKnown(detail));
      if (changed.length > 0) this.lines.push(`- ${changed.map(({ text }) => text).join(', ')}`);
    }
    const { option } = focus;
    if (option !== null && (before?.id !== focus.id || before.option !== option)) this.lines.push(`- ${option}`);
  }

  /** What the browser's accessibility tree has of the part with the focus, and of its active descendant. */
  private async focused(): Promise<Focus | null> {
    const [node, ...ancestors] = await this.nodesAt(
      'document.activeElement === document.body ? document : document.activeElement',
    );
    if (!node) return null;
    const [name, description] = [textOf(node.name), textOf(node.description)];
    const role = textOf(node.role);
    expect.soft(name, `the ${role} with the focus has a name`).not.toMatch(/^(\d*|More|Show)$/);
    if (name !== '') expect.soft(description, 'what describes a part says more than its name').not.toBe(name);
    const isFilled = role === 'textbox' || role === 'searchbox' || role === 'combobox';
    const value = textOf(node.value) || (isFilled ? 'empty' : '');
    const details = [
      { kind: 'value', text: value } as const,
      ...statesOf(node).map(text => ({ kind: 'state', text }) as const),
      { kind: 'description', text: description } as const,
    ].filter(({ text }) => text !== '');
    const [option, ...optionAncestors] = hasProperty(node, 'activedescendant')
      ? await this.nodesAt("document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))")
      : [];
    const list = optionAncestors.findIndex(({ role: of }) => textOf(of) === 'listbox');
    const group = optionAncestors.slice(0, Math.max(0, list)).find(({ role: of }) => textOf(of) === 'group');
    return {
      id: node.backendDOMNodeId ?? 0,
      around: ancestors
        .filter(({ role: of, name: named }) => saidAround.includes(textOf(of)) && textOf(named) !== '')
        .map(part => ({
          id: part.backendDOMNodeId ?? 0,
          text: [`${textOf(part.role)} ${textOf(part.name)}`, textOf(part.description)].filter(Boolean).join(', '),
        }))
        .reverse(),
      text:
        [`${spokenRole(role)} "${name}"`, ...details.map(({ text }) => text)].join(', ') +
        (name === '' ? ' (no name)' : ''),
      details,
      option: option
        ? [`option "${textOf(option.name)}"`, ...statesOf(option), textOf(group?.name)].filter(Boolean).join(', ')
        : null,
    };
  }

  /** The nodes of an element and of its ancestors, without those that the browser ignores. */
  private async nodesAt(expression: string): Promise<readonly AxNode[]> {
    const { result } = await this.browser.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const { nodes } = await this.browser.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
    return nodes.filter(({ ignored }) => !ignored);
  }
}

/** A screen reader says them as the focus enters them. */
const saidAround: readonly string[] = [
  'alertdialog',
  'application',
  'article',
  'banner',
  'columnheader',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'list',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'row',
  'rowgroup',
  'rowheader',
  'search',
  'table',
  'tablist',
  'toolbar',
];

const textOf = (of: { value?: unknown } | undefined): string => (typeof of?.value === 'string' ? of.value.trim() : '');

const spokenRole = (role: string): string => (role === 'RootWebArea' ? 'document' : role);

const hasProperty = ({ properties = [] }: AxNode, asked: string): boolean =>
  properties.some(({ name }) => name === asked);

/** The states in the words of a screen reader. */
function statesOf({ role, properties = [] }: AxNode): readonly string[] {
  return properties.flatMap(({ name, value: { value } }): string | readonly string[] => {
    const isOn = value === true || value === 'true' || value === 1;
    switch (name) {
      case 'pressed':
      case 'checked':
        return value === 'mixed' ? `partly ${name}` : isOn ? name : `not ${name}`;
      case 'expanded':
        return isOn ? 'expanded' : 'collapsed';
      case 'hasPopup':
        return role?.value === 'combobox' || value === 'false' ? [] : `opens a ${String(value)}`;
      case 'level':
        return `level ${String(value)}`;
      case 'invalid':
        return value === 'false' ? [] : 'invalid';
      case 'selected':
      case 'disabled':
      case 'required':
      case 'readonly':
      case 'busy':
        return isOn ? name : [];
      default:
        return [];
    }
  });
}

/** The app's own keys move the focus once the next part is drawn. */
const someFrames = () =>
  new Promise<void>(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

function hearLiveRegions(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
  const last = new WeakMap<Element, string>();
  globalThis.heardTexts = [];

  const isInert = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal, .pswp--open')].at(-1);
    return Boolean(region.closest('[inert], [aria-hidden="true"]') || (modal && !modal.contains(region)));
  };
  const howOf = (region: Element, isNew: boolean): string => {
    const isAlert = (region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite')) === 'assertive';
    // Screen readers read an alert that comes with its text, but not every status.
    return isAlert ? 'alert:' : isNew ? 'status that came with its text:' : 'status:';
  };
  /** What is read of a region: not what is hidden, and with the names of pictures. Blocks are apart. */
  const readOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.ariaHidden === 'true' || !node.checkVisibility({ visibilityProperty: true })) return '';
    if (node.ariaLabel && (node.role === 'img' || node.tagName === 'BUTTON' || node.tagName === 'A'))
      return node.ariaLabel;
    if (node instanceof HTMLImageElement) return node.alt;
    const text = [...node.childNodes].map(readOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  /** A status and an alert are read as a whole, and any other region only where it has changed. */
  const hear = (region: Element, isNew: boolean, part = region): void => {
    const text = region.isConnected ? readOf(part).replace(/\s+/g, ' ').trim() : '';
    if (last.get(part) === text) return;
    last.set(part, text);
    if (text !== '' && !isInert(region)) globalThis.heardTexts.push({ how: howOf(region, isNew), text });
  };
  const fresh = new Set<Element>();
  const changed = new Map<Element, Element>();
  const hearAll = (): void => {
    for (const region of fresh) hear(region, true);
    for (const [part, region] of changed) hear(region, false, part);
    fresh.clear();
    changed.clear();
  };
  const observer = new MutationObserver(changes => {
    // A screen reader learns of what is drawn, and the browser draws nothing before it has the style sheets.
    if (fresh.size + changed.size === 0) requestAnimationFrame(hearAll);
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(LIVE)) fresh.add(region);
      }
    }
    for (const { target, addedNodes } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest(LIVE);
      if (!parent || !region || fresh.has(region)) continue;
      if (region.matches('[role="status"], [role="alert"]')) changed.set(region, region);
      else if (!(target instanceof Element)) changed.set(parent, region);
      else for (const node of addedNodes) changed.set(node instanceof Element ? node : parent, region);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
