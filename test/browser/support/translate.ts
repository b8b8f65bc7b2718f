import type { Page } from '@playwright/test';

/**
 * Imitates the translation of a browser in the pages that are loaded after this call: two nested elements replace each
 * text node, also later ones. The mark before a translated text is one that Playwright ignores when it compares texts,
 * so a test finds the same names with and without a translation.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const kept = 'head, script, style, textarea, select, font, [translate="no"], svg';
    const translateText = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(kept) || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`\u200b${text.data}`);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translateText(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    const observer = new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
