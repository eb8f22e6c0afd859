/** Choices of spec §9. */
export const EXPERIENCE_YEARS = ['0-1', '1-3', '3-5', '5+'] as const;
export type ExperienceYears = (typeof EXPERIENCE_YEARS)[number];
export const RESPONSE_TIMES = ['30 minutes', '1 hour', '2 hours', '3 hours', '1 day'] as const;
export type ResponseTime = (typeof RESPONSE_TIMES)[number];

/** Price per day: what the form takes, and what it recommends (spec §9). Cents. */
export const PRICE_PER_DAY = {
  min: 1500,
  max: 10_000,
  placeholder: 3500,
  recommendedFrom: 2500,
  recommendedTo: 5000,
} as const;
