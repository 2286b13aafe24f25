export const meetingPolicy = {
  /** Everybody connects to everybody (mesh): more would exceed the upload of a home connection. */
  maxPeople: 4,
  /** How long a lost connection's participant stays before the others are told (room-3). */
  placeKeptSeconds: 20,
  maxKnocking: 10,
  knocksPerAddress: 6,
  knocksWindowMinutes: 10,
  /** How long a refused person has to wait before knocking again. */
  refusedPauseSeconds: 60,
  nameMaxLength: 60,
  chatMaxLength: 2000,
  chatKept: 200,
  /** SDP with many codecs is about 8 kB; nobody needs the room for anything larger. */
  signalMaxBytes: 65_536,
  messagesPerMinute: 900,
  enterWithinSeconds: 10,
} as const;
