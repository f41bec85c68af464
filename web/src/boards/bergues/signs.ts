// Signs that the board and its legend draw.

/** Footprints: the steps that are left. */
export const FEET =
  'M7.5 2C10 2 10.8 5 10.4 8C10.2 9.8 9.8 11 9.6 12.5H5.500C5 10.5 4.2 9 4.2 6.5C4.200 4 5.3 2 7.5 2zM5.700 14.2H9.500C9.600 16.5 9.2 18 7.7 18C6.200 18 5.7 16.5 5.7 14.2zM16.500 6C18.700 6 19.8 8 19.8 10.5C19.800 13 19 14.5 18.5 16.5H14.400C14.200 15 13.8 13.8 13.6 12C13.200 9 14 6 16.5 6zM14.500 18.2H18.300C18.300 20.5 17.8 22 16.3 22C14.800 22 14.4 20.5 14.5 18.2z';

/** The sixth place of a path, round the origin. */
export const WINOC = 'M0 -14L3 -6H6V-1L9 3V13H3V7A3 3 0 0 0 -3 7V13H-9V3L-6 -1V-6H-3zM0 -4.5A1.700 1.7 0 1 0 0 -1.1A1.700 1.7 0 1 0 0 -4.5z';
