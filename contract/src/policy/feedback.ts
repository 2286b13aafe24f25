export const feedbackPolicy = { textMaxLength: 4000, nameMaxLength: 80, perMinute: 10 } as const;
