import type { ChatAnswer } from '@puente/contract/chat';

/** How long an answer waits for the portraits on its cards. */
const portraitsMs = 400;

/** Cards come with their faces, unless these take too long. */
export async function portraitsOf({ recommendations }: ChatAnswer): Promise<void> {
  const decoded = recommendations.flatMap(({ profilePicture }) => {
    if (!profilePicture) return [];
    const portrait = new Image();
    portrait.src = profilePicture;
    return [portrait.decode().catch(() => undefined)];
  });
  const tooLong = new Promise((resolve) => setTimeout(resolve, portraitsMs));
  await Promise.race([Promise.all(decoded), tooLong]);
}
