// The single-shape drawings of Bergues in boxes of 24 by 24: the symbols of the tiles and of the guards. Each has its
// own shape, so that it is recognised without colour.

export interface Symbol {
  /** What is filled, by even and odd. */
  fill: string;
  /** What is drawn as a line in the same ink. */
  line?: string;
  /** What is cut out as a line. */
  cut?: string;
  ink: string;
}

/** A kite, a wheel, a roof, a window, a star, a windmill and the moon. */
export const FACES: Record<string, Symbol> = {
  a: { ink: '#1d5ba6', fill: 'M12 1L20.5 9.5L12 23L3.5 9.5z', cut: 'M12 1V23M3.5 9.5H20.5' },
  b: {
    ink: '#7d4a10',
    fill: 'M12 1.2A10.8 10.8 0 1 1 12 22.8A10.8 10.8 0 1 1 12 1.2zM12 4.8A7.2 7.2 0 1 0 12 19.2A7.2 7.2 0 1 0 12 4.8zM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9z',
    line: 'M12 3V21M3 12H21M5.64 5.64L18.36 18.36M18.36 5.64L5.64 18.36',
  },
  c: { ink: '#b2361c', fill: 'M12 2L23.2 21.5H.8z', cut: 'M8.8 9.2H15.2M6.2 13.6H17.8M3.6 18H20.4M12 9.2V13.6M9 13.6V18M15 13.6V18M12 18V21.5M6.2 18V21.5M17.8 18V21.5' },
  d: { ink: '#0b6a64', fill: 'M2 2H22V22H2zM5 5V10.5H10.5V5zM13.5 5V10.5H19V5zM5 13.5V19H10.5V13.5zM13.5 13.5V19H19V13.5z' },
  e: { ink: '#a06c00', fill: 'M12 .8L15.3 8.2L23.4 9L17.3 14.4L19.1 22.4L12 18.2L4.9 22.4L6.7 14.4L.6 9L8.7 8.2z' },
  f: { ink: '#6a3aa2', fill: 'M12 1H17.2V9.2H12zM23 12V17.2H14.8V12zM12 23H6.8V14.8H12zM1 12V6.8H9.2V12z', line: 'M12 1V23M1 12H23' },
  g: { ink: '#3c4a68', fill: 'M16.5 1.6A11 11 0 1 0 16.5 22.4A12.2 12.2 0 0 1 16.5 1.6z' },
};

/** A crown, a bell, a leaf and a heart. */
export const ARMS: Record<string, string> = {
  y: 'M3.4 20.5L1.2 6.5L7.2 11.2L12 2.8L16.8 11.2L22.8 6.5L20.6 20.5z',
  w: 'M12 1A2.2 2.2 0 0 1 14.1 3.4C17.9 4.5 19.1 8 19.1 12C19.1 15 20.2 16.7 21.9 18.3H2.1C3.8 16.7 4.9 15 4.9 12C4.9 8 6.1 4.5 9.9 3.4A2.2 2.2 0 0 1 12 1zM8.9 19.9H15.1A3.1 3.1 0 0 1 8.9 19.9z',
  g: 'M12 .8C19.2 5.6 21.2 11.8 17.6 16.8C16.3 18.5 14.7 19.5 13.2 19.8V23.2H10.8V19.8C9.3 19.5 7.7 18.5 6.4 16.8C2.8 11.8 4.8 5.6 12 .8z',
  r: 'M12 22.2C4 16.2 1 12.1 1 8.1A5.8 5.8 0 0 1 12 5.6A5.8 5.8 0 0 1 23 8.1C23 12.1 20 16.2 12 22.2z',
};
