/**
 * Holds the text of a streamed call back until it is paid for. What a reader has seen cannot be taken back, so
 * the first sentence leaves only when its points have been taken; everything else waits behind it.
 */
import type { Progress, Tell } from "../stream.ts";

export interface TextGate {
  /** Told what the call tells; systems that finish pass at once, as long as no text waits before them. */
  readonly tell: Tell;
  /** Whether text may leave, and perhaps has. */
  isOpen(): boolean;
  /** Lets everything pass: it is paid. */
  open(): void;
  /**
   * Waits for a payment that the first text has begun.
   *
   * @throws what the payment threw; then nothing of the text has left
   */
  settled(): Promise<void>;
}

/**
 * Makes the gate of one call.
 *
 * @param pay takes the points when the first text comes; left out, the text waits until somebody opens the gate
 * @param onUnpaid called when that fails, so that the work can be stopped
 */
export function createTextGate(
  tell: Tell,
  pay?: () => Promise<void>,
  onUnpaid?: (cause: unknown) => void,
): TextGate {
  const waiting: Progress[] = [];
  let isOpen = false;
  let payment: Promise<void> | undefined;

  function open(): void {
    isOpen = true;
    for (const progress of waiting.splice(0)) tell(progress);
  }

  function begin(): void {
    if (pay === undefined || payment !== undefined) return;
    payment = pay().then(open);
    // Whoever waits hears of a failure by `settled`; here it only stops the work.
    payment.catch((cause: unknown) => onUnpaid?.(cause));
  }

  return {
    tell(progress) {
      if (isOpen) return tell(progress);
      const isFree = progress.event === "system" || progress.event === "progress";
      if (isFree && waiting.length === 0) return tell(progress);
      waiting.push(progress);
      begin();
    },
    isOpen: () => isOpen,
    open,
    settled: async () => payment,
  };
}
