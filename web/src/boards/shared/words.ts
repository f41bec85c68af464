// Texts of boards.

/** Formats a message, or one of its attributes, by its key. */
export type Words = (key: string, args?: Record<string, string | number>, attr?: string) => string;

/** Capitalizes a text; bidirectional marks stay in front. */
export const capital = (text: string): string => text.replace(/^[\u2066-\u2069]*\p{L}/u, (first) => first.toUpperCase());
