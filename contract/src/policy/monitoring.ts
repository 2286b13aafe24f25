export const crashPolicy = {
  reportMaxBytes: 32_768,
  perMinute: 10,
  textMaxLength: 8000,
  keptDays: 30,
  keptReports: 10_000,
} as const;
