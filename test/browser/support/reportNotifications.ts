/** Headless Chromium shows no notifications. It reports those that the page would show to the function `announced`. */
export function reportNotifications(): void {
  class Reported extends EventTarget {
    static get permission(): string {
      return localStorage.getItem('permission') ?? 'default';
    }
    static requestPermission(): Promise<string> {
      localStorage.setItem('permission', 'granted');
      return Promise.resolve('granted');
    }
    constructor(title: string) {
      super();
      void (window as unknown as { announced: (title: string) => void }).announced(title);
    }
  }
  Object.defineProperty(window, 'Notification', { value: Reported });
}
