/** What a mail about a report knows; amounts are formatted, null where nothing is refunded. */
export type ProblemMailFacts = {
  other: string;
  /** When the meeting was. */
  when: string;
  until: string;
  amount: string | null;
  /** Whether the reader is the client. */
  isClient: boolean;
  isPaid: boolean;
  isConfirmed: boolean;
  outcome: 'refund' | 'operator' | 'nothing';
};

export type ProblemWords = { subject: string; heading: string; lines: string[] };

type Words = (facts: ProblemMailFacts) => ProblemWords;

const bank = 'It goes to the card you paid with; banks take up to ten days to show it.';
const fromEarnings = 'It is taken from your earnings and the fees in the same proportion.';
const waits = 'Your earnings from this meeting wait until it is settled.';
const teamDecides =
  'The Puente team now decides whether anything is refunded, and writes to both of you with the reason.';
const nothingToDo = "There's nothing you need to do.";

const decided: Words = ({ when, amount, isClient }) => ({
  subject: amount ? `Decided: ${amount} is refunded` : 'Decided: nothing is refunded',
  heading: 'The Puente team has decided',
  lines: [
    amount
      ? `For your meeting on ${when}, ${amount} is refunded.`
      : `For your meeting on ${when}, nothing is refunded.`,
    ...(amount ? [isClient ? bank : fromEarnings] : []),
    'The report is closed.',
  ],
});

/** What the server writes to people about problems with their meetings: to who reports, to who answers. */
export const problemTexts = {
  hello: (name: string) => `Hi ${name},`,
  footer: "You're receiving this because you have a booking on Puente.",
  label: { meeting: 'Meeting', about: "What it's about", report: 'Report', answer: 'Answer' },
  reason: 'Reason',
  kind: {
    'no-show': "Didn't come",
    quality: 'Not as agreed',
    technical: 'Technical problems',
    other: 'Something else',
  },
  action: { see: 'See your booking', answer: 'Answer' },
  reporter: {
    reported: ({ other, until, amount, outcome }: ProblemMailFacts): ProblemWords => ({
      subject: `We told ${other} about the problem`,
      heading: 'We have your report',
      lines: [
        `${other} can answer until ${until}.`,
        outcome === 'operator'
          ? 'Without an answer, the Puente team decides whether anything is refunded.'
          : amount
            ? `Without an answer, we refund ${amount} to the card you paid with.`
            : 'Without an answer, the report is closed and nothing is refunded.',
        `${nothingToDo} We'll write to you when something happens.`,
      ],
    }),
    refunded: ({ other, when, amount }: ProblemMailFacts): ProblemWords => ({
      subject: `${other} refunds ${amount ?? ''}`,
      heading: `You're getting a ${amount ?? ''} refund`,
      lines: [
        `${other} answered your report and refunds ${amount ?? ''} for your meeting on ${when}.`,
        bank,
        'With that the report is closed.',
      ],
    }),
    objected: ({ other, isClient, isPaid }: ProblemMailFacts): ProblemWords => ({
      subject: `${other} sees it differently`,
      heading: 'The Puente team decides',
      lines: [
        `${other} answered your report and doesn't agree.`,
        teamDecides,
        !isClient && isPaid ? waits : nothingToDo,
      ],
    }),
    unanswered: ({ other }: ProblemMailFacts): ProblemWords => ({
      subject: `${other} didn't answer: the Puente team decides`,
      heading: 'The Puente team decides',
      lines: [`${other} didn't answer your report in time.`, teamDecides, nothingToDo],
    }),
    lapsed: ({ other, when, amount }: ProblemMailFacts): ProblemWords => ({
      subject: amount ? `We're refunding ${amount}` : 'Your report is closed',
      heading: amount ? `You're getting a ${amount} refund` : 'Your report is closed',
      lines: amount
        ? [
            `${other} didn't answer in time, so we're refunding ${amount} for your meeting on ${when}.`,
            bank,
          ]
        : [`${other} didn't answer in time. Nothing is refunded because of it.`],
    }),
    decided,
  },
  answerer: {
    reported: ({
      other,
      when,
      until,
      amount,
      isClient,
      isPaid,
      isConfirmed,
      outcome,
    }: ProblemMailFacts): ProblemWords => ({
      subject: `${other} reported a problem: answer by ${until}`,
      heading: `${other} says something went wrong`,
      lines: [
        `${other} reported a problem with your meeting on ${when}.`,
        ...(isClient
          ? [
              'It costs you nothing, and nothing is refunded because of it.',
              `If you see it differently, say so before ${until}, and the Puente team decides.`,
            ]
          : [
              ...(isConfirmed
                ? [`The room shows that ${other} waited there and that you never came.`]
                : []),
              outcome === 'operator'
                ? `Without an answer before ${until}, the Puente team decides.`
                : amount
                  ? `Without an answer before ${until}, ${amount} is refunded to ${other}.`
                  : `Without an answer before ${until}, the report is closed. Nothing is refunded.`,
              isPaid
                ? 'You can refund it, or object and say what happened: then the Puente team decides.'
                : 'You can object and say what happened: then the Puente team decides.',
              ...(isPaid ? [waits] : []),
            ]),
      ],
    }),
    refunded: ({ other, when, amount }: ProblemMailFacts): ProblemWords => ({
      subject: `You refunded ${amount ?? ''} to ${other}`,
      heading: 'Your refund is on its way',
      lines: [
        `You refunded ${amount ?? ''} to ${other} for your meeting on ${when}.`,
        fromEarnings,
        "With that the report is closed, and what's left of your earnings no longer waits for it.",
      ],
    }),
    objected: ({ other, isClient, isPaid }: ProblemMailFacts): ProblemWords => ({
      subject: 'We have your answer',
      heading: 'The Puente team decides',
      lines: [
        `You don't agree with what ${other} reported.`,
        teamDecides,
        !isClient && isPaid ? waits : nothingToDo,
      ],
    }),
    unanswered: ({ other, isPaid }: ProblemMailFacts): ProblemWords => ({
      subject: 'The time to answer is over: the Puente team decides',
      heading: 'The Puente team decides',
      lines: [
        `The time to answer what ${other} reported is over.`,
        teamDecides,
        isPaid ? waits : nothingToDo,
      ],
    }),
    lapsed: ({ other, when, amount }: ProblemMailFacts): ProblemWords => ({
      subject: amount ? `${amount} was refunded to ${other}` : 'The report is closed',
      heading: 'The time to answer is over',
      lines: amount
        ? [
            `You didn't answer, so ${amount} was refunded to ${other} for your meeting on ${when}.`,
            fromEarnings,
            'The report is closed.',
          ]
        : [`What ${other} reported is closed. Nothing changes for you: nothing is refunded.`],
    }),
    decided,
  },
};
