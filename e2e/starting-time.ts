/**
 * When journeys begin, on the product's clock: a Tuesday in spring at 11:05 in Santiago. What is
 * free, how it is said and how many lines it takes doesn't depend on the hour of a run.
 * JOURNEYS_AT=2027-03-06T03:30:00Z begins them elsewhere; a few that cross zones hold only while
 * Chile's clocks stand in summer.
 */
const startingTime = process.env['JOURNEYS_AT'] ?? '2026-11-24T14:05:00Z';

export const setStartingTime = async (sandboxUrl: string): Promise<void> => {
  const reply = await fetch(`${sandboxUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: startingTime }),
  });
  if (!reply.ok) throw new Error(`the clock was not set: ${await reply.text()}`);
};
