/** As much as we use of it; it comes without types. */
declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const heicDecode: { all(from: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }> };
  export default heicDecode;
}
