/** What a mail about a review knows. */
export type ReviewMailFacts = {
  /** Who wrote it. */
  other: string;
  /** When the meeting was. */
  when: string;
  stars: number;
};

/** What the server writes to experts about their reviews. */
export const reviewTexts = {
  hello: (name: string) => `Hi ${name},`,
  subject: ({ other, stars }: ReviewMailFacts) =>
    `${other} reviewed your meeting: ${stars} of 5 stars`,
  heading: 'You have a new review',
  lines: ({ other, when }: ReviewMailFacts) => [
    `${other} wrote a review after your meeting on ${when}.`,
    'You can answer it once. Your answer stands below the review for everyone, and stays as you send it.',
  ],
  label: { stars: 'Stars', review: 'Review' },
  stars: ({ stars }: ReviewMailFacts) => `${stars} of 5`,
  action: 'See review',
  footer: "You're receiving this because you're an expert on Puente.",
};
