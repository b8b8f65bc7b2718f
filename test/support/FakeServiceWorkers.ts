/** The versions of a host, and what a browser keeps of them. It is the part of service workers that the adapter uses. */
export class FakeServiceWorkers {
  /** The version that the host has. Null if it cannot be reached. */
  hosted: number | null = 1;
  kept: FakeRegistration | null = null;
  readonly container = new FakeContainer(this);
  readonly caches = new Set<string>();

  install(): FakeContainer {
    const { caches } = this;
    const keys = async () => [...caches];
    const remove = async (name: string) => caches.delete(name);
    Object.assign(globalThis, { caches: { keys, delete: remove } });
    return this.container;
  }

  deploy(): void {
    this.hosted = (this.hosted ?? 0) + 1;
  }

  /** The answer to `version.json`. */
  hostedVersion(): Response {
    if (this.hosted === null) throw new TypeError('Failed to fetch');
    return Response.json({ version: String(this.hosted) });
  }

  /** The version that the next load of the page starts. */
  get next(): number | null {
    return this.kept?.active?.version ?? this.hosted;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registered: string[] = [];

  constructor(private readonly browser: FakeServiceWorkers) {
    super();
  }

  get ready(): Promise<FakeRegistration> {
    return new Promise(resolve => setImmediate(() => resolve(this.browser.kept!)));
  }

  async register(script: string): Promise<FakeRegistration> {
    this.registered.push(script);
    this.browser.kept ??= new FakeRegistration(this.browser);
    await this.browser.kept.update();
    return this.browser.kept;
  }

  async getRegistration(): Promise<FakeRegistration | undefined> {
    return this.browser.kept ?? undefined;
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  constructor(private readonly browser: FakeServiceWorkers) {
    super();
  }

  async update(): Promise<void> {
    const { hosted } = this.browser;
    if (hosted === null) throw new TypeError('Failed to fetch');
    if (hosted === (this.waiting ?? this.active)?.version) return;
    const worker = new FakeWorker(hosted, () => this.activate(worker));
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    setImmediate(() => {
      this.installing = null;
      this.waiting = worker;
      worker.became('installed');
      if (!this.active) this.activate(worker);
    });
  }

  async unregister(): Promise<boolean> {
    this.browser.kept = null;
    return true;
  }

  private activate(worker: FakeWorker): void {
    const isTaken = this.active !== null;
    this.waiting = null;
    this.active = worker;
    this.browser.caches.add('paddock-used-https://paddock.example/');
    worker.became('activated');
    if (isTaken) this.browser.container.dispatchEvent(new Event('controllerchange'));
  }
}

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  constructor(
    readonly version: number,
    private readonly activate: () => void,
  ) {
    super();
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
    if (message === 'activate') this.activate();
  }

  became(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
