import { type CardGateway, GatewayUnavailable } from '../../src/gateways/cards/port.ts';

/** What happens to a call of the card gateway: done and its answer lost, or not even heard. */
export type Trouble = 'answer-lost' | 'down';

/**
 * The card gateway behind a line that fails when it is told to. Before anything changes there,
 * `touch` is waited for.
 */
export const unreliable = (cards: CardGateway, touch: () => Promise<void>) => {
  let troubles: Trouble[] = [];
  let losesRefunds = false;
  let late: { asked: () => void; answer: Promise<void> } | null = null;
  const through = async <T>(
    call: () => Promise<T>,
    trouble: Trouble | undefined = troubles.shift(),
  ): Promise<T> => {
    if (trouble === 'down') throw new GatewayUnavailable('the line is down');
    const answer = await call();
    if (trouble) throw new GatewayUnavailable('the answer is lost');
    return answer;
  };
  const change = <T>(call: () => Promise<T>, trouble?: Trouble): Promise<T> =>
    through(async () => {
      await touch();
      return call();
    }, trouble);
  const gateway: CardGateway = {
    ...cards,
    createCustomer: (input) => change(() => cards.createCustomer(input)),
    createIntent: (input) => change(() => cards.createIntent(input)),
    payWithKept: (input) => change(() => cards.payWithKept(input)),
    cancelIntent: (id) => change(() => cards.cancelIntent(id)),
    refund: (input) => change(() => cards.refund(input), losesRefunds ? 'answer-lost' : undefined),
    findIntent: async (id) => {
      const delay = late;
      late = null;
      const intent = await through(() => cards.findIntent(id));
      delay?.asked();
      await delay?.answer;
      return intent;
    },
    findRefund: (input) => through(() => cards.findRefund(input)),
    listRefundsOf: (input) => through(() => cards.listRefundsOf(input)),
  };
  return {
    cards: gateway,
    /** What happens to the next calls, one after the other. */
    trouble: (kinds: readonly Trouble[]) => {
      troubles = [...kinds];
    },
    /** From now on refunds are made and no answer says so, or again as always. */
    loseRefunds: (isLosing: boolean) => {
      losesRefunds = isLosing;
    },
    /** What the gateway says of the next intent is heard only when it is told to `arrive`. */
    delayLookup: (): { asked: Promise<void>; arrive: () => void } => {
      const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      late = { asked: asked.resolve, answer: answer.promise };
      const arrive = () => {
        late = null;
        answer.resolve();
      };
      return { asked: asked.promise, arrive };
    },
  };
};
