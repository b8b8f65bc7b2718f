/** A dialog above an opened offer, which gets the keys first. A closed dialog of antd stays in the document, but is not rendered. */
export function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], .pswp--open, .ant-modal-wrap');
  return [...dialogs].some(dialog => dialog.checkVisibility());
}
