/** The transcript of every recording, unless a fault says something else. */
export const TRANSCRIPT = '今天我很高兴。';
