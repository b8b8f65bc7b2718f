import { RailsCable } from '../../rails/RailsCable';

/** The Action Cable of Rails behind the build. Each channel streams to all its subscribers, so it serves one dealer. */
export class RailsLine {
  /** The pushes in their order. */
  private sent: Promise<void> = Promise.resolve();

  static async start(email: string): Promise<RailsLine> {
    const cable = new RailsCable();
    await cable.start();
    return new RailsLine(cable, email);
  }

  private constructor(
    private readonly cable: RailsCable,
    private readonly email: string,
  ) {}

  get cableUrl(): string {
    return `${this.cable.origin.replace('http', 'ws')}/cable`;
  }

  readonly push = (channel: string, message: object, email: string): void => {
    if (email === this.email) this.sent = this.sent.then(() => this.cable.push(channel, message));
  };

  async stop(): Promise<void> {
    await this.sent;
    await this.cable.stop();
  }
}
