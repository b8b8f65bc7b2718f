/** A dialog only fades in: with a zoom, a button could move under the pointer between press and release. */
export const DIALOG_MOTION = 'ant-fade';
