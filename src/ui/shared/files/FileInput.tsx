import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { isTyping } from '../input/useKeys';

interface FileInputProps extends ComponentProps<'input'> {
  readonly onFile: (file: File) => void;
}

/** The browser's control for one file. Its texts are in the language of the browser, so hide it and label it elsewhere. */
export function FileInput({ onFile, ...rest }: FileInputProps) {
  useGivenFiles(onFile);
  return (
    <input
      type="file"
      {...rest}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        // Otherwise, choosing the same file again would not be an event.
        target.value = '';
      }}
    />
  );
}

/**
 * Takes a file that is dropped anywhere on the page, or pasted. Without this, a browser replaces the page by a file that
 * is dropped beside its field. Of several files, the first is taken.
 */
function useGivenFiles(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = files?.[0];
    // While a dialog asks something, the page takes no file.
    if (!file || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const handleOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      handleOver(event);
      take(event, event.dataTransfer?.files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      // Text from a word processor also comes as a picture. A field takes the text.
      if (!isTyping(event.target)) take(event, event.clipboardData?.files);
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, []);
}
