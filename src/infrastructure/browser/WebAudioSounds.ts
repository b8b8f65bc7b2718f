import type { Sounds } from '../../application/ports/Sounds';

/** Hertz. */
const TONES = [880, 1_175];
/** Seconds from one tone to the next, and until a tone has faded. */
const STEP = 0.12;
const FADE = 0.25;
/** Of the full volume. */
const VOLUME = 0.12;
/** Milliseconds. */
const STARTS_WITHIN = 200;

/** Generates the tone by the Web Audio API, so that no file is needed. */
export class WebAudioSounds implements Sounds {
  private context: AudioContext | null = null;

  async chime(): Promise<boolean> {
    try {
      const context = (this.context ??= new AudioContext());
      if (!(await isRunning(context))) return false;
      TONES.forEach((hertz, index) => play(context, hertz, context.currentTime + index * STEP));
      return true;
    } catch {
      // The browser has no Web Audio API, or no device for sound.
      return false;
    }
  }
}

/** Until the dealer has pressed something on the page, the browser leaves the start pending. */
const isRunning = (context: AudioContext): Promise<boolean> =>
  Promise.race([
    context.resume().then(() => true),
    new Promise<boolean>(resolve => setTimeout(() => resolve(false), STARTS_WITHIN)),
  ]);

function play(context: AudioContext, hertz: number, start: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  // Without a ramp, the start and the end would click.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + FADE);
  oscillator.connect(gain);
  gain.connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + FADE);
}
