import type { ClipboardEvent } from 'react';

const CELLS = '[role="cell"], [role="rowheader"], [role="columnheader"]';

/**
 * Copies marked rows as a table. Otherwise each text of a row would be a line of its own, because the rows are no rows of a
 * `<table>`. A part of one cell is copied as it is.
 */
export function copyCells(event: ClipboardEvent<HTMLElement>): void {
  const selection = document.getSelection();
  const isMarked = (node: Node) => selection!.containsNode(node, true);
  const rows = [...event.currentTarget.querySelectorAll('[role="row"]')]
    .filter(isMarked)
    .map(row => [...row.querySelectorAll(CELLS)]);
  if (rows.flat().filter(isMarked).length < 2) return;
  event.preventDefault();
  // In several rows whole rows, so that each column of the copy has cells of one column.
  const texts = rows.map(cells => (rows.length > 1 ? cells : cells.filter(isMarked)).map(readText));
  event.clipboardData.setData('text/plain', texts.map(row => row.join('\t')).join('\n'));
  event.clipboardData.setData('text/html', asTable(texts).outerHTML);
}

/** What the dealer reads in a cell. */
function readText(cell: Element): string {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element } = text;
    if (element!.checkVisibility() && !element!.closest('.visually-hidden')) shown.push(text.textContent!.trim());
  }
  return shown.filter(Boolean).join(' ');
}

function asTable(rows: readonly (readonly string[])[]): HTMLTableElement {
  const table = document.createElement('table');
  for (const texts of rows) {
    const row = table.insertRow();
    for (const text of texts) row.insertCell().textContent = text;
  }
  return table;
}
