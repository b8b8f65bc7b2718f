import type { Cancel, Clock } from '../../../../application/ports/Clock';
import { SECOND } from '../../../../domain/shared/Instant';
import type { Language } from '../../../../domain/shared/Language';
import { supportAnswers } from '../catalogue/dialogues';
import type { TradingFloor } from '../trading/TradingFloor';

/** The times until the support starts to type and until it sends the answer, at tempo 1. */
const READS_FOR = 3 * SECOND;
const WRITES_FOR = 4 * SECOND;

/** Answers dealers after a delay. Each conversation has at most one pending answer. */
export class SupportDesk {
  private readonly timers = new Map<string, Cancel>();
  private isRunning = false;

  constructor(
    private readonly floor: TradingFloor,
    private readonly clock: Clock,
    private readonly tempo: number,
    private readonly languageOf: (email: string) => Language,
  ) {}

  /** Also answers the messages that are still unanswered. */
  start(): void {
    if (this.tempo <= 0) return;
    this.isRunning = true;
    for (const [email, { conversations }] of this.floor.books) {
      for (const [index, { messages }] of conversations) {
        if (messages.at(-1)?.author === 'dealer') this.answerLater(index, email);
      }
    }
  }

  stop(): void {
    this.isRunning = false;
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
  }

  /** A further message restarts the delay. */
  answerLater(index: number, email: string): void {
    if (!this.isRunning) return;
    this.later(index, email, READS_FOR, () => {
      this.floor.supportTypes(index, email, true);
      this.later(index, email, WRITES_FOR, () => this.answer(index, email));
    });
  }

  answer(index: number, email: string, body = this.nextAnswer(index, email)): void {
    this.floor.supportTypes(index, email, false);
    this.floor.message(index, email, { author: 'support', body, at: this.clock.now() });
  }

  private nextAnswer(index: number, email: string): string {
    const { messages } = this.floor.book(email).conversations.get(index) ?? { messages: [] };
    const answered = messages.filter(({ author }) => author === 'support').length;
    return supportAnswers[answered % supportAnswers.length]?.[this.languageOf(email)] ?? '';
  }

  private later(index: number, email: string, milliseconds: number, callback: () => void): void {
    const place = `${email} ${index}`;
    this.timers.get(place)?.();
    this.timers.set(place, this.clock.after(milliseconds / Math.max(1, this.tempo), callback));
  }
}
