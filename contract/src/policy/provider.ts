export const profilePolicy = {
  minLength: {
    expertise: 3,
    aboutMe: 80,
    career: 40,
    idealClient: 40,
    uniqueValue: 40,
    challengeStory: 40,
  },
  maxLength: 4000,
  /** Languages that an expert can hold meetings in (profile-3). */
  maxLanguages: 10,
  maxExpertise: 200,
  maxLocation: 120,
  /** What a profile is written in, one after the other. */
  draftSteps: [
    'picture',
    'about',
    'expertise',
    'languages',
    'hours',
    'where',
    'price',
    'link',
    'verification',
  ],
  /** Minor units; keeps every price and conversion within exact integers. */
  maxRatePerHour: 100_000_000_000,
} as const;

export const uploadPolicy = {
  /** Sizes and types of files (upload-1). */
  imageMaxBytes: 5_000_000,
  documentMaxBytes: 10_000_000,
  /** The side of a stored profile picture, pixels. */
  pictureSize: 512,
  /** Pictures with more pixels are refused before they are decoded. */
  maxPixels: 50_000_000,
  /** Days that a document stays after its partner has decided (upload-4). */
  documentKeptDays: 90,
} as const;
